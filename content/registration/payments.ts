/** What is due, paid and left: the desk, the board, the founder's page and mails take their words from here. */
export const paymentWords = {
  title: "Payments",
  paid: "Paid",
  left: "Left to pay",
  credit: "Paid beyond the total",
  advance: "Paid in advance",
  nothingDue: "Nothing at the moment",
  allPaid: "Everything is paid",
  atLeast: "at least {amount}",
  later: { signatures: "Digital signatures, {moment}", charges: "Charges of others, {moment}" },
  open: "{amount}, at actuals",
  unknown: "At actuals",
  creditNote: "It counts for what comes next, or goes back to you.",
  ways: { upi: "UPI", bank: "Bank transfer", cash: "Cash", cheque: "Cheque", other: "Other" },
  /** Why it cannot be recorded. */
  problems: {
    reference: "Please type the reference: the UTR or the number of the cheque.",
    upi: "A UTR of UPI has 12 digits, without spaces.",
    bank: "By NEFT it has 16 letters and digits, by RTGS 22, by IMPS 12 digits, without spaces. For any other, choose Other.",
    cheque: "A cheque has a number of 6 digits.",
    fee: "What is ours cannot be more than what was received.",
    future: "The day is still to come.",
    early: "The day is before 2000.",
    twice:
      "This reference is on receipt {number} already. If one transfer was for two things, write 'part 2' behind it.",
    key: "This was sent once already, for something else. Load the page again, and press again if it still holds.",
    cancelled: "Receipt {number} is cancelled already.",
    contrary: "{number} takes a receipt back: it cannot be cancelled. Record the payment again.",
  },
} as const;
