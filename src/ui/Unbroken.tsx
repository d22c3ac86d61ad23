/** A text whose words are not broken at their hyphens: 'DIR-3', 'Non-Disclosure'. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\S*-\S*)/).map((part, index) =>
    part.includes("-") ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one fixed text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
