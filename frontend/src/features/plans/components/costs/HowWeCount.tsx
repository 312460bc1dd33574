import { Link } from 'react-router';
import { PAGES } from '#contract/pages.js';

/** A link to the page about how the yearly costs are estimated. */
export const HowWeCount = () => <Link to={PAGES.howWeCount.path}>{PAGES.howWeCount.title}</Link>;
