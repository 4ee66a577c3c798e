/** `Upstash-Retry-Delay` as QStash documents it: arithmetic over `retried` with these functions, in milliseconds. */
const functions: Record<string, { arity: number | null; of: (...values: number[]) => number }> = {
  pow: { arity: 2, of: Math.pow },
  sqrt: { arity: 1, of: Math.sqrt },
  abs: { arity: 1, of: Math.abs },
  exp: { arity: 1, of: Math.exp },
  floor: { arity: 1, of: Math.floor },
  ceil: { arity: 1, of: Math.ceil },
  round: { arity: 1, of: Math.round },
  min: { arity: null, of: Math.min },
  max: { arity: null, of: Math.max },
};

const pieces = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|([a-z]+)|([-+*/%(),]))/giy;
const deepest = 50;

/** The value of an expression for a number of retries so far. Throws an Error that says what is wrong with it. */
export function evaluateRetryDelay(expression: string, retried: number): number {
  const tokens = tokenize(expression);
  let place = 0;
  let depth = 0;
  const next = () => tokens[place++];
  const take = (token: string) => tokens[place] === token && ++place > 0;
  const expect = (token: string) => {
    if (!take(token)) throw new Error(`"${token}" is missing`);
  };

  function sum(): number {
    let value = product();
    for (;;) {
      if (take("+")) value += product();
      else if (take("-")) value -= product();
      else return value;
    }
  }
  function product(): number {
    let value = factor();
    for (;;) {
      if (take("*")) value *= factor();
      else if (take("/")) value /= factor();
      else if (take("%")) value %= factor();
      else return value;
    }
  }
  function factor(): number {
    if (++depth > deepest) throw new Error("it is nested too deeply");
    const value = primary();
    depth--;
    return value;
  }
  function primary(): number {
    if (take("-")) return -factor();
    if (take("+")) return factor();
    const token = next();
    if (token === "(") {
      const value = sum();
      expect(")");
      return value;
    }
    if (token === undefined) throw new Error("it ends too early");
    if (/^[\d.]/.test(token)) return Number(token);
    if (token === "retried") return retried;
    const called = Object.hasOwn(functions, token) ? functions[token] : undefined;
    if (!called) throw new Error(`"${token}" is unknown`);
    expect("(");
    const values = [sum()];
    while (take(",")) values.push(sum());
    expect(")");
    if (called.arity !== null && values.length !== called.arity)
      throw new Error(`${token} takes ${called.arity} values`);
    return called.of(...values);
  }

  const value = sum();
  if (place < tokens.length) throw new Error(`"${tokens[place]}" stands where nothing may follow`);
  if (Number.isNaN(value)) throw new Error("it has no value");
  return value;
}

function tokenize(expression: string): string[] {
  const text = expression.trim();
  const tokens: string[] = [];
  let end = 0;
  for (const match of text.matchAll(pieces)) {
    tokens.push((match[1] ?? match[2] ?? match[3]) as string);
    end = match.index + match[0].length;
  }
  if (end < text.length) throw new Error(`"${text.slice(end, end + 10)}" is not understood`);
  return tokens;
}
