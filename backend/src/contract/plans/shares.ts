/**
 * What a shared link shows besides the plans. Each part is shown only if the person who created the link ticked it.
 * `prices`: premiums and yearly costs for that person's household. `answers`: the household's ages, income, place and
 * other coverage. `health`: tobacco, pregnancy, gender and expected care. `medicines` and `doctors`: the names on that
 * person's lists, and which plans cover the medicines or have the doctors in their networks.
 */
export const SHARE_PARTS = ['prices', 'answers', 'health', 'medicines', 'doctors'] as const;
export type SharePart = (typeof SHARE_PARTS)[number];
