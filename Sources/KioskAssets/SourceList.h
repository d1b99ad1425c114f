// The files of the types that send the messages of a trace, with all their extensions: two lines for each.
#define SOURCE "../CalculatorApp/Buttons/CalculatorButton.swift"
#include EACH_SOURCE
#define SOURCE "../CalculatorApp/CalculatorScreen.swift"
#include EACH_SOURCE
#define SOURCE "../CalculatorApp/DeletedValuesScreen.swift"
#include EACH_SOURCE
#define SOURCE "../CalculatorApp/HistoryScreen.swift"
#include EACH_SOURCE
#define SOURCE "../CalculatorApp/StyleScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMaker/Bar/JuiceBar.swift"
#include EACH_SOURCE
#define SOURCE "../Shopfront/BoardScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/CancelScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/CheckScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/CloseScreen.swift"
#include EACH_SOURCE
#define SOURCE "../Shopfront/KitchenScreen.swift"
#include EACH_SOURCE
#define SOURCE "../Shopfront/MenuScreen.swift"
#include EACH_SOURCE
#define SOURCE "../Shopfront/NumberScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/OrderDesk+Lines.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/OrderDesk.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/OrderScreen+Content.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/OrderScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/SalesScreen+Content.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/SalesScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/SoldOrdersScreen.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/StockScreen+Content.swift"
#include EACH_SOURCE
#define SOURCE "../JuiceMakerApp/StockScreen.swift"
#include EACH_SOURCE
#define SOURCE "../Lab/Screens/ExperimentScreen.swift"
#include EACH_SOURCE
#define SOURCE "../Lab/Screens/LabScreen.swift"
#include EACH_SOURCE
#define SOURCE "../ScreenKit/Kiosk/HomeScreen.swift"
#include EACH_SOURCE
