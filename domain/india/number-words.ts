const small = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

function belowHundred(n: number): string {
  if (n < 20) return small[n]!;
  const unit = n % 10;
  return tens[Math.floor(n / 10)]! + (unit ? `-${small[unit]}` : "");
}

/** A whole number in words by crore, lakh, thousand and hundred. */
export function numberInWords(value: number | bigint): string {
  const n = BigInt(value);
  if (n < 0n) return `minus ${numberInWords(-n)}`;
  if (n < 100n) return belowHundred(Number(n));
  for (const [size, name] of [
    [10_000_000n, "crore"],
    [100_000n, "lakh"],
    [1000n, "thousand"],
    [100n, "hundred"],
  ] as const) {
    if (n < size) continue;
    const rest = n % size;
    return `${numberInWords(n / size)} ${name}${rest ? ` ${numberInWords(rest)}` : ""}`;
  }
  return belowHundred(Number(n));
}

const titleCase = (text: string): string =>
  text.replace(/(^|[\s-])([a-z])/g, (_, gap, letter) => gap + letter.toUpperCase());

/** "Rupees Twelve Lakh Fifty Thousand and Paise Fifty only". */
export function rupeesInWords(rupees: bigint, paise: number): string {
  const whole = `Rupees ${titleCase(numberInWords(rupees))}`;
  return `${whole}${paise ? ` and Paise ${titleCase(numberInWords(paise))}` : ""} only`;
}
