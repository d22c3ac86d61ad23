/** Short facts in one line, with dots between them; a line never begins with a dot. */
export const Parts = ({ parts }: { parts: readonly (string | false | null | undefined)[] }) => {
  const given = parts.filter(Boolean);
  return given.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two facts may read alike
    <span key={index}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">
        {part}
        {index < given.length - 1 && "\u00a0·"}
      </span>
    </span>
  ));
};
