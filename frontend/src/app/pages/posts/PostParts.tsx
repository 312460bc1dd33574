import type { PostCategory } from '#content/blog/post.js';
import styles from './posts.module.css';

export const Kind = ({ of }: { of: PostCategory }) => (
  <p className={`badge ${styles.kind}`} data-kind={of}>
    {of}
  </p>
);
