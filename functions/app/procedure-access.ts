import { type Access, PROCEDURE_ACCESS } from "#schema/access.ts";

/**
 * Who may call the procedure at this path, by the table. Throws where the table does not name it, or asks for other
 * people than its builder serves: what nobody decided on answers nobody.
 */
export function procedureAccess<A extends Access>(path: string, served: readonly A[]): A {
  const access = Object.hasOwn(PROCEDURE_ACCESS, path)
    ? PROCEDURE_ACCESS[path as keyof typeof PROCEDURE_ACCESS]
    : undefined;
  const found = served.find((one) => one === access);
  if (!found) throw new Error(`schema/access.ts does not give ${path} to ${served.join(" or ")}`);
  return found;
}
