import { SITE } from '#contract/messages/site.js';

export const Title = ({ children }: { children: string }) => <title>{`${children} | ${SITE.name}`}</title>;
