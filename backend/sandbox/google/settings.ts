/**
 * Returns the settings that make the site use the Google stand-in on the given port. The browser opens the stand-in's
 * pages at localhost, and the server calls the stand-in at 127.0.0.1. The issuer's name does not contain the port, so
 * linked accounts stay linked when the port changes.
 */
export const googleSettings = (port: number, clientSecret: string) => ({
  GOOGLE_CLIENT_ID: 'local',
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: 'https://google-stand-in.test',
  GOOGLE_AUTHORIZATION_URL: `http://localhost:${port}/choose`,
  GOOGLE_TOKEN_URL: `http://127.0.0.1:${port}/token`,
  GOOGLE_USERINFO_URL: `http://127.0.0.1:${port}/userinfo`,
  GOOGLE_JWKS_URL: `http://127.0.0.1:${port}/jwks`,
});
