import { Link } from 'react-router';
import { NO_POSTS, POSTS, type PostCategory } from '#content/posts.js';
import styles from './posts.module.css';

export const Kind = ({ of }: { of: PostCategory }) => (
  <p className={`badge ${styles.kind}`} data-kind={of}>
    {of}
  </p>
);

export function PostList() {
  const posts = Object.values(POSTS);
  if (posts.length === 0) return <p>{NO_POSTS}</p>;
  return (
    <ul className={styles.posts}>
      {posts.map(({ path, title, summary, category, image, alt }) => (
        <li key={path}>
          <img src={`/articles/${image}.svg`} width={640} height={360} alt={alt} loading="lazy" />
          <div className={styles.words}>
            <Kind of={category} />
            <h2>
              <Link to={path}>{title}</Link>
            </h2>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
