// Numbers as they are written: with a minus, which is no hyphen.
pragma Singleton

import QtQuick

QtObject {
    function written(amount: int): string {
        return amount < 0 ? "−" + (-amount).toString() : amount.toString()
    }
}
