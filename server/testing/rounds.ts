/** How often a test tries the same thing: as often as proves it, and more with THOROUGH=1, for a change that touches it. */
export const rounds = ({ usual, thorough }: { usual: number; thorough: number }): number =>
  process.env.THOROUGH ? thorough : usual;
