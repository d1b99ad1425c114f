// The page is whole without this script, which only steps through it. A step changes what is visible and nothing else, so that
// the same step always gives the same picture.
document.addEventListener("DOMContentLoaded", () => {
    const steps = [...document.querySelectorAll("li.step")];
    if (steps.length === 0) { return; }
    const slider = document.querySelector("#player input");
    const number = document.querySelector("#player output");
    const map = document.querySelector("#map");
    document.documentElement.classList.add("plays");
    slider.max = steps.length;

    // Each step shows the newest map up to it.
    let newest = null;
    const maps = steps.map(step => newest = step.querySelector("details > div") ?? newest);

    function show(place) {
        const now = Math.min(Math.max(place, 1), steps.length);
        steps.forEach((step, index) => {
            step.classList.toggle("later", index >= now);
            step.classList.toggle("now", index === now - 1);
        });
        map.replaceChildren(...(maps[now - 1] ? [maps[now - 1].cloneNode(true)] : []));
        slider.value = now;
        number.value = `${now} / ${steps.length}`;
    }

    function go(place) {
        show(place);
        history.replaceState(null, "", "#" + steps[Number(slider.value) - 1].id);
        steps[Number(slider.value) - 1].scrollIntoView({ block: "nearest" });
    }

    const here = () => Number(slider.value);
    slider.addEventListener("input", () => go(here()));
    document.querySelector("#back").addEventListener("click", () => go(here() - 1));
    document.querySelector("#forward").addEventListener("click", () => go(here() + 1));
    steps.forEach((step, index) => step.firstElementChild.addEventListener("click", event => {
        event.preventDefault();
        go(index + 1);
    }));
    document.addEventListener("keydown", event => {
        const places = { ArrowLeft: here() - 1, ArrowRight: here() + 1, Home: 1, End: steps.length };
        if (event.target === slider || !(event.key in places)) { return; }
        event.preventDefault();
        go(places[event.key]);
    });
    const linked = steps.findIndex(step => "#" + step.id === location.hash);
    show(linked < 0 ? steps.length : linked + 1);
});
