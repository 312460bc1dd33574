import * as z from 'zod/mini';

/** Pieces of the marketplace's answers. They are lenient about what is absent and strict about what would mislead. */

/** Absent and null read as the empty string. */
export const text = z.pipe(z.nullish(z.string()), z.transform((value: string | null | undefined) => value ?? ''));
export const flag = z.pipe(z.nullish(z.boolean()), z.transform((value: boolean | null | undefined) => value ?? false));

/** A finite amount that is not negative; anything else spoils the record that holds it. */
export const dollars = z.number().check(z.minimum(0));
export const maybeDollars = z.pipe(z.nullish(dollars), z.transform((value: number | null | undefined) => value ?? null));

/** Absent and null read as the empty list; one bad element spoils the list. */
export const listOf = <S extends z.ZodMiniType>(element: S) =>
  z.pipe(z.nullish(z.array(element)), z.transform((value: z.output<S>[] | null | undefined) => value ?? []));

const WEB = /^https?:$/;
const LONGEST_ADDRESS = 2_048;

/** Addresses come from issuers: only http and https pass, everything else is null (score sheet 38). */
export const webAddress = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => {
    const address = value && value.length <= LONGEST_ADDRESS ? URL.parse(value.trim()) : null;
    return address && WEB.test(address.protocol) ? address.href : null;
  }),
);
