interface Question {
  ask: string;
  /** Where a yes leads. */
  yes: string;
}

interface Props {
  questions: readonly Question[];
  /** Where one ends up after a no to every question. */
  otherwise: string;
}

/** Questions down a line: a yes leads out to the right, a no goes on to the next. */
export const Questions = ({ questions, otherwise }: Props) => (
  <ol className="diagram-questions">
    {questions.map(({ ask, yes }) => (
      <li key={ask}>
        <p>{ask}</p>
        <p className="diagram-exit">
          <span className="diagram-answer">Yes</span> <strong>{yes}</strong>
        </p>
      </li>
    ))}
    <li className="diagram-otherwise">
      <p className="diagram-exit">
        <span className="diagram-answer">No to all</span> <strong>{otherwise}</strong>
      </p>
    </li>
  </ol>
);
