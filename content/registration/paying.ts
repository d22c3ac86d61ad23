/** How and when a founder pays: on the quotation, in its mail and on the founder's page. */
export const payingWords = {
  heading: "How and when to pay",
  /** All there is to say while the firm's facts say nothing of it. */
  ask: "Your advisor tells you how to pay.",
  moments: {
    acceptance: "When you accept",
    "before-filing": "Before we file",
    certificate: "With the certificate",
  },
  fee: {
    full: "Our fee",
    first: "First half of our fee",
    second: "Second half of our fee",
    withGst: "{fee}, with GST",
  },
  signatures: "Digital signatures",
  charges: "Charges of others, at actuals",
  /** Where the sum is a range, or not known in full. */
  exactLater: "Your advisor tells you the exact sum before we file.",
  dueNow: "Due now",
  later: "Later",
  upi: "By UPI",
  upiId: "UPI id",
  amount: "Amount",
  holder: "Account name",
  scan: "Scan with any UPI app",
  /** Before a founder presses 'pay': apps show the bank's name for the payee. */
  check: "Your app shows {name} before you pay. If it shows another name, stop and call us.",
  openApp: "Pay in a UPI app",
  openAppFor: "Pay {amount} in a UPI app",
  bank: "By bank transfer",
  number: "Account number",
  type: "Account type",
  types: { current: "Current", savings: "Savings" },
  ifsc: "IFSC",
  bankName: "Bank",
  branch: "Branch",
  reference: "Reference",
  say: "Please give the reference with your payment. We confirm each payment in writing.",
  copy: "Copy",
  copied: "Copied",
  copyOf: "Copy {what}",
} as const;
