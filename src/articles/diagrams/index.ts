import { Bars } from "./Bars.tsx";
import { Flow } from "./Flow.tsx";
import { Funnel } from "./Funnel.tsx";
import { Ladder } from "./Ladder.tsx";
import { Questions } from "./Questions.tsx";
import { Schedule } from "./Schedule.tsx";
import { Signatures } from "./Signatures.tsx";
import { SplitBars } from "./SplitBars.tsx";
import { Step } from "./Step.tsx";
import { YearWheel } from "./YearWheel.tsx";

/** What an article may draw with, by its name in MDX. The words are in the article. */
export const diagrams = { Bars, Flow, Funnel, Ladder, Questions, Schedule, Signatures, SplitBars, Step, YearWheel };
