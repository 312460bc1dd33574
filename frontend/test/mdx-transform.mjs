import { compile, compileSync } from '@mdx-js/mdx';
import gfm from 'remark-gfm';
import slug from 'rehype-slug';

const options = { remarkPlugins: [gfm], rehypePlugins: [slug] };

export default {
  processAsync: async (value, path) => ({ code: String(await compile({ value, path }, options)) }),
  process: (value, path) => ({ code: String(compileSync({ value, path }, options)) }),
};
