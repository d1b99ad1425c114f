// The koans in the order of the lesson: two lines for each folder of Resources/Koans.
#define FOLDER 01-counter-and-kitchen
#include EACH_KOAN
#define FOLDER 02-cancelled-order
#include EACH_KOAN
#define FOLDER 03-stock-editor
#include EACH_KOAN
#define FOLDER 04-morning-sign
#include EACH_KOAN
#define FOLDER 05-stock-sheet
#include EACH_KOAN
#define FOLDER 06-two-counters
#include EACH_KOAN
#define FOLDER 07-two-steppers
#include EACH_KOAN
#define FOLDER 08-receipt-printer
#include EACH_KOAN
#define FOLDER 09-stock-board
#include EACH_KOAN
#define FOLDER 10-opening-the-shop
#include EACH_KOAN
#define FOLDER 11-screen-and-form
#include EACH_KOAN
#define FOLDER 12-sales-board
#include EACH_KOAN
#define FOLDER 13-form-with-closure
#include EACH_KOAN
#define FOLDER 14-closed-form
#include EACH_KOAN
#define FOLDER 15-brewing-clock
#include EACH_KOAN
#define FOLDER 16-mango-limit
#include EACH_KOAN
#define FOLDER 17-menu-list
#include EACH_KOAN
#define FOLDER 18-night-shift
#include EACH_KOAN
#define FOLDER 19-head-office
#include EACH_KOAN
#define FOLDER 20-board-and-printer
#include EACH_KOAN
#define FOLDER 21-test-counter
#include EACH_KOAN
#define FOLDER 22-last-mango
#include EACH_KOAN
#define FOLDER 23-ticket-and-shop
#include EACH_KOAN
#define FOLDER 24-kitchen-actor
#include EACH_KOAN
#define FOLDER 25-three-ways
#include EACH_KOAN
#define FOLDER 26-opening-notice
#include EACH_KOAN
#define FOLDER 27-sales-screen
#include EACH_KOAN
#define FOLDER 28-cart-label
#include EACH_KOAN
#define FOLDER 29-menu-screen
#include EACH_KOAN
#define FOLDER 30-mango-label
#include EACH_KOAN
#define FOLDER 31-sold-out-notice
#include EACH_KOAN
#define FOLDER 32-done-button
#include EACH_KOAN
#define FOLDER 33-back-from-stock
#include EACH_KOAN
#define FOLDER 34-settings-screen
#include EACH_KOAN
#define FOLDER 35-hand-made-stack
#include EACH_KOAN
#define FOLDER 36-strawberry-history
#include EACH_KOAN
#define FOLDER 37-plus-button
#include EACH_KOAN
#define FOLDER 38-new-recipe
#include EACH_KOAN
#define FOLDER 39-five-more-mangoes
#include EACH_KOAN
#define FOLDER 40-several-fruits
#include EACH_KOAN
#define FOLDER 41-second-test
#include EACH_KOAN
#define FOLDER 42-airport-till
#include EACH_KOAN
#define FOLDER 43-times-equals
#include EACH_KOAN
#define FOLDER 44-after-an-error
#include EACH_KOAN
#define FOLDER 45-thousand-orders
#include EACH_KOAN
#define FOLDER 46-linked-orders
#include EACH_KOAN
#define FOLDER 47-two-way-list
#include EACH_KOAN
