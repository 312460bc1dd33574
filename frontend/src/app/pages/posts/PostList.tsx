import { Link } from 'react-router';
import { NO_POSTS, POSTS } from '#content/posts.js';
import { Kind } from './PostParts.js';
import styles from './posts.module.css';

export function PostList() {
  if (POSTS.length === 0) return <p>{NO_POSTS}</p>;
  return (
    <ul className={styles.posts}>
      {POSTS.map(({ path, title, summary, category, image, alt }) => (
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
