import { Button } from "../../../src/ui/Button.tsx";

export const Look = ({ onDone }: { onDone: () => void }) => <Button onClick={onDone}>Next</Button>;
