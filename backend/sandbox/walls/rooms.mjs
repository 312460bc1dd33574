/** The written orders: a room may look only at the rooms to its right, and only at their door, index.ts. */
export const MODULES = ['admin', 'auth', 'consent', 'contact', 'drugs', 'plans', 'users'];
export const FEATURES = ['dashboard', 'admin', 'quiz', 'drugs', 'plans', 'account', 'contact', 'consent', 'session'];

/** Layers, highest first: each may look only at those after it. */
export const FRONTEND_LAYERS = ['app', 'features', 'ui|api|content|theme'];
