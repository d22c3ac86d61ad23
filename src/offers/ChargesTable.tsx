import { pricingPage } from "../../content/pricing.ts";

const { columns, estimates } = pricingPage.notice;
const cell = "py-1.5 not-first:pl-4 not-first:text-right";

/** What the charges come to for each structure, beside the signatures that make the difference. */
export const ChargesTable = () => (
  <table className="figures w-full border-collapse text-left lg:-mt-9.5">
    <thead>
      <tr className="border-b border-action/40">
        {columns.map((column) => (
          <th key={column} scope="col" className={`font-strong ${cell}`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {estimates.map(({ name, signatures, amount }) => (
        <tr key={name} className="border-b border-action/15">
          <th scope="row" className={`font-normal ${cell}`}>
            {name}
          </th>
          <td className={cell}>{signatures}</td>
          <td className={cell}>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
