/** What a subscription's item was invoiced for: credits for unused time are worked out from it. */
export interface Covered {
  /** Unix seconds. */
  start: number;
  end: number;
  /** Cents after discounts. */
  amount: number;
}

/** A discount as somebody asks for it. */
export interface Redemption {
  coupon: string;
  promotion_code: string;
}

/** What a checkout was opened with. */
export interface Order {
  /** Of its one line. */
  price: string;
  discount: Redemption | null;
  /** Of the subscription or the payment that it makes. */
  metadata: Record<string, string>;
  /** The payment method that was chosen on the page and waits for its challenge. */
  challenged?: string;
}

/** What is known about an object beside what the API shows of it. */
export interface InternalState {
  /** Of a payment method: which test card it is. */
  card?: string;
  /** Of a checkout session. */
  order?: Order;
  /** Of a subscription, by item. */
  covered?: Record<string, Covered>;
}
