import { compile, compileSync } from '@mdx-js/mdx';
import slug from 'rehype-slug';
import gfm from 'remark-gfm';

const options = { remarkPlugins: [gfm], rehypePlugins: [slug] };

export default {
  processAsync: async (value, path) => ({ code: String(await compile({ value, path }, options)) }),
  process: (value, path) => ({ code: String(compileSync({ value, path }, options)) }),
};
