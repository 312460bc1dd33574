import { Link } from 'react-router';
import { NO_POSTS, POSTS } from '../../content/posts.js';
import { CardGrid, CardItem } from '../../ui/index.js';
import styles from './home.module.css';

/** The five articles with what they are about. */
export function PostList() {
  if (POSTS.length === 0) return <p>{NO_POSTS}</p>;
  return (
    <CardGrid>
      {POSTS.map(({ path, title, summary, category, image, alt }) => (
        <CardItem key={path} tint={category === 'Wellness' ? 'green' : 'blue'}>
          <img className={styles.cover} src={`/articles/${image}.svg`} width={640} height={360} alt={alt} loading="lazy" />
          <p className="muted">{category}</p>
          <h2><Link to={path}>{title}</Link></h2>
          <p>{summary}</p>
        </CardItem>
      ))}
    </CardGrid>
  );
}
