import { expect, test } from "vitest";
import { describeChange } from "./described-change.ts";

const json = (value: unknown) => JSON.stringify({ $schema: "./schemas/x.json", ...(value as object) }, null, 2);
const person = (name: string, role = "Partner") => ({ name, role });

test("a change is told field by field, in the words of the form", () => {
  const before = json({ starter: 1, llp: { starter: { price: 2499 } } });
  const after = json({ starter: 1, llp: { starter: { price: 2999, formerPrice: 3499 } } });
  expect(describeChange({ file: "prices.json", before, after })).toEqual([
    { field: expect.stringContaining("Price"), before: "2499", after: "2999" },
    { field: expect.stringContaining("('formerPrice')"), after: "3499" },
  ]);
});

test("of a list only what has changed is told, wherever it stands", () => {
  const before = json({ team: [person("Asha"), person("Ravi"), person("Meera")] });
  const after = json({ team: [person("Farhan"), person("Asha"), person("Meera", "Advocate")] });
  expect(describeChange({ file: "team.json", before, after })).toEqual([
    { field: "Team, 1 (Farhan)", after: "Farhan, Partner" },
    { field: "Team, 3 (Meera), Role", before: "Partner", after: "Advocate" },
    { field: "Team, 2 (Ravi)", before: "Ravi, Partner" },
  ]);
  const moved = json({ team: [person("Meera"), person("Asha"), person("Ravi")] });
  expect(describeChange({ file: "team.json", before, after: moved })).toEqual([
    { field: "Team", before: "Asha, Partner, Ravi, Partner, Meera, Partner", after: expect.stringMatching(/^Meera/) },
  ]);
});

test("a new file, an article and a file that is no JSON", () => {
  expect(
    describeChange({ file: "clients.json", before: null, after: json({ clients: [{ name: "Khandelwal" }] }) }),
  ).toEqual([{ field: "Clients", after: "Khandelwal" }]);
  expect(describeChange({ file: "articles/a.md", before: "One\n\nTwo", after: "One\n\nThree" })).toEqual([
    { field: "", before: "Two", after: "Three" },
  ]);
  expect(describeChange({ file: "team.json", before: "{", after: "{}" })).toEqual([
    { field: "", before: "{", after: "{}" },
  ]);
});
