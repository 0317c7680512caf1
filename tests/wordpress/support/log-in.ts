import type { Installation } from './installation';

/** A user of WordPress. */
export type User = Installation['user'];

/** Logs in by WordPress's form, without a browser. Returns the cookies, each as `name=value`. */
export async function logInCookies(site: Installation, user: User): Promise<string[]> {
	const login = await fetch(`${site.url}/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams({ log: user.name, pwd: user.password, testcookie: '1' }),
	});
	return login.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
}
