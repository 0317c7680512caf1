import { configureClient, failureOf, isSameFailure, request, whyCodeIsMissing } from '.';

let respond: () => Response | Promise<Response>;

beforeAll(() => {
	globalThis.fetch = async () => respond();
	configureClient({ root: 'https://shop.example/wp-json/', nonce: 'fresh0001' });
});

const told = async (options = {}) =>
	failureOf(await request({ path: '/x', ...options }).catch((error: unknown) => error));
const error = (status: number, code: string, message = code) =>
	new Response(JSON.stringify({ code, message, data: { status } }), { status });
const html = (status: number, body: string) => new Response(body, { status });

describe('The message about a failure', () => {
	it.each<[string, () => Response | Promise<Response>, string, string, string]>([
		[
			'a visitor’s refusal',
			() => error(401, 'rest_forbidden'),
			'You are logged out.',
			'Log in to continue here.',
			'log-in',
		],
		[
			'a right that the user does not have, in WordPress’s words',
			() => error(403, 'rest_forbidden', 'Sorry, you are not allowed to do that.'),
			'Your account is not allowed to do this.',
			'Sorry, you are not allowed to do that.',
			'retry',
		],
		[
			'a cut connection',
			() => Promise.reject(new TypeError('Failed to fetch')),
			'The shop could not be reached.',
			'Check your connection and whether the shop is running.',
			'retry',
		],
		[
			'a server’s sentence',
			() => error(500, 'db', 'The database is away.'),
			'The shop’s server reported an error (HTTP status 500).',
			'The database is away.',
			'retry',
		],
		[
			'a server’s sentence in HTML',
			() => error(500, 'internal_server_error', '<p>There has been a critical error.</p>'),
			'The shop’s server reported an error (HTTP status 500).',
			'There has been a critical error.',
			'retry',
		],
		[
			'a server’s words for programmers',
			() => error(500, 'db', 'Uncaught TypeError: foo() in /srv/x.php on line 3'),
			'The shop’s server reported an error (HTTP status 500).',
			'Try again in a moment.',
			'retry',
		],
		[
			'a gateway that has waited long enough',
			() => html(504, '<h1>504 Gateway Time-out</h1>'),
			'The shop did not respond in time.',
			'Try again, or choose a shorter date range.',
			'retry',
		],
		[
			'a PHP notice before the data',
			() =>
				html(
					200,
					'<br />\n<b>Warning</b>:  Undefined variable $a in <b>/srv/a.php</b> on line <b>3</b><br />\n{"totals":{}}',
				),
			'The shop returned something other than data (HTTP status 200).',
			'A firewall or a PHP notice may be the cause. It begins: Warning: Undefined variable $a in /srv/a.php on line 3',
			'retry',
		],
		[
			'a firewall’s page',
			() =>
				html(
					403,
					'<!DOCTYPE html><html><head><script>x()</script><title>Attention &amp; care</title></head></html>',
				),
			'The shop returned something other than data (HTTP status 403).',
			'A firewall or a PHP notice may be the cause. It begins: Attention & care',
			'retry',
		],
		[
			'an address that is too long',
			() => html(414, '<h1>Request-URI Too Large</h1>'),
			'This is too large for the shop’s server.',
			'Choose a shorter date range or fewer filters.',
			'retry',
		],
		[
			'a request that is not accepted',
			() => error(400, 'rest_invalid_param', 'Invalid parameter(s): after'),
			'The shop rejected this.',
			'Invalid parameter(s): after',
			'retry',
		],
	])('is the one for %s', async (_what, reply, problem, advice, action) => {
		respond = reply;
		expect(await told()).toMatchObject({ problem, advice, action });
	});

	it.each([413, 414, 431])('names the size limit for status %i', async (status) => {
		respond = () => html(status, '');
		expect((await told()).kind).toBe('too-large');
	});

	it('rejects a response of another shape instead of showing an empty report', async () => {
		respond = () => new Response('');
		expect(await told({ isExpected: Array.isArray })).toMatchObject({
			kind: 'wrong-shape',
			problem: 'The shop sent an unexpected response.',
		});
	});

	it('says that the shop did not respond in time', async () => {
		respond = () => new Promise(() => {});
		expect((await told({ timeout: 5 })).kind).toBe('timeout');
	});

	it('is the same for errors of WordPress’s stores and for errors with another as their cause', () => {
		const raw = { code: 'rest_forbidden', message: 'No.', data: { status: 401 } };
		expect(failureOf(raw).kind).toBe('signed-out');
		expect(failureOf(new Error('saving failed', { cause: raw })).kind).toBe('signed-out');
	});

	it('says after a deployment that the page was updated, with a reload', () => {
		const gone = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
		expect(failureOf(gone)).toMatchObject({ problem: 'The page was updated.', action: 'reload' });
		const sheet = Object.assign(new Error('x'), { code: 'CSS_CHUNK_LOAD_FAILED' });
		expect(failureOf(sheet).action).toBe('reload');
	});

	it.each<[string, () => Response | Promise<Response>, string]>([
		['a file that is gone', () => html(404, ''), 'The page was updated.'],
		[
			'a stopped server',
			() => Promise.reject(new TypeError('Failed to fetch')),
			'The shop could not be reached.',
		],
		['a broken connection to a server', () => html(200, ''), 'The shop could not be reached.'],
		[
			'a failing server',
			() => html(503, ''),
			'The shop’s server reported an error (HTTP status 503).',
		],
	])('tells %s from an update, if code could not be loaded', async (_what, reply, problem) => {
		respond = reply;
		const file = { name: 'ChunkLoadError', request: 'https://shop.example/report.js' };
		const lost = Object.assign(new Error('Loading chunk 7 failed.'), file);
		expect(failureOf(await whyCodeIsMissing(lost)).problem).toBe(problem);
	});

	it('decides whether two errors are equal', () => {
		const [first, second] = [{ status: 500 }, { status: 502 }];
		expect(isSameFailure(first, { status: 500 })).toBe(true);
		expect(isSameFailure(first, second)).toBe(false);
	});

	it('cuts a long first line', async () => {
		respond = () => html(200, 'x'.repeat(500));
		expect((await told()).advice.length).toBeLessThan(240);
	});
});
