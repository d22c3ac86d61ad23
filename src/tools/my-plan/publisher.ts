/** Who publishes the plan: named where it is printed. */
export interface Publisher {
  name: string;
  phone: string;
  /** What has to be known about them, such as that they are samples. */
  note?: string | undefined;
}
