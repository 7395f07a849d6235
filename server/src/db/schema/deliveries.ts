/** What a queue of deliveries to another system holds of each. */
export interface DeliveryColumns {
  clinic: string;
  id: string;
  category: string;
  created_at: string;
  due_at: string;
  attempts: number;
  /** Taken by the receiver, or given up. */
  ended_at: string | null;
  /** HTTP status of the last try. */
  status: number | null;
  failure: string | null;
}
