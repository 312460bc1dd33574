import * as z from 'zod/mini';

/** Parts of schemas of the marketplace's responses, which accept missing values but reject misleading ones. */

/** Schema of a value that may be missing or null. `otherwise` then takes its place. */
export const orElse = <S extends z.ZodMiniType, T>(schema: S, otherwise: T) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<S> | null | undefined) => value ?? otherwise),
  );

export const text = orElse(z.string(), '');
export const flag = orElse(z.boolean(), false);

/** Schema of a finite, non-negative amount in dollars. Any other value makes the whole record invalid. */
export const dollars = z.number().check(z.minimum(0));
export const maybeDollars = orElse(dollars, null);

/** Missing or null becomes empty. One invalid element makes the list invalid. */
export const listOf = <S extends z.ZodMiniType>(element: S) => orElse(z.array(element), [] as z.output<S>[]);

const WEB = /^https?:$/;
const MAX_URL_LENGTH = 2_048;

/** Schema of a URL from an insurer. Anything except an http or https URL of at most 2,048 characters becomes null. */
export const webAddress = z.pipe(
  z.nullish(z.string()),
  z.transform((value: string | null | undefined) => {
    const address = value && value.length <= MAX_URL_LENGTH ? URL.parse(value.trim()) : null;
    return address && WEB.test(address.protocol) ? address.href : null;
  }),
);

/** Schema of a value that screens do not require. A missing or invalid value becomes null. */
export const orNull = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown): z.output<S> | null => {
      const parsed = z.safeParse(schema, value);
      return parsed.success ? parsed.data : null;
    }),
  );
