import type { PostCategory } from '../../content/blog/post.js';
import styles from './posts.module.css';

/** The category of a post, as a label. */
export const Kind = ({ of }: { of: PostCategory }) => <p className={styles.kind} data-kind={of}>{of}</p>;
