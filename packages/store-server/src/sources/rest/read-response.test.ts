import { ShopError } from '../connection/shop-error';
import { readResponse } from './read-response';

const shop = 'https://shop.example';

function read(text: string, status = 200, headers: Record<string, string> = {}): unknown {
	return readResponse({ status, text, shop, headers: new Headers(headers), now: 0 });
}

function told(...response: Parameters<typeof read>): string {
	try {
		read(...response);
	} catch (error) {
		if (error instanceof ShopError) return error.message;
		throw error;
	}
	throw new Error('It was no error.');
}

const refusal = (message: string) => told(JSON.stringify({ code: 'x', message }), 400);

describe('What a shop says about an error', () => {
	it('repeats no credentials, also where a plugin does', () => {
		const key = `ck_${'0123456789'.repeat(4)}`;
		const words = refusal(`Bad key ${key} with cs_${'abcdef0123'.repeat(4)}`);
		expect(words).toBe(`${shop} rejected a request (400: “Bad key … with …”).`);
		expect(refusal('Wrong: abcd EFGH 1234 ijkl MNOP 5678!')).toContain('“Wrong: …!”');
	});

	it('says nothing that a terminal obeys', () => {
		expect(refusal('\u001b[2J\u001b]0;owned\u0007 hello\r\n\u202ebad')).toMatch(
			/“\[2J \]0;owned hello bad”/,
		);
	});
});

describe('A response of a shop', () => {
	it('is read behind the marks and empty lines that PHP files leave before it', () => {
		expect(read('\ufeff\ufeff\n\r\n [{"id":1}]')).toEqual([{ id: 1 }]);
	});

	it('of 429 says that the shop limits requests, of 503 that it is busy or being updated', () => {
		expect(told('', 429)).toBe(`${shop} is limiting requests (HTTP 429).`);
		expect(told('<h1>Briefly unavailable for scheduled maintenance.</h1>', 503)).toBe(
			`${shop} is overloaded or being updated (HTTP 503). Try again in a few minutes.`,
		);
	});

	it.each(['file:///etc/passwd', 'javascript:alert(1)', 'data:text/html,x', 'http://[::', ''])(
		'that redirects to %j names no address that could be connected',
		(location) => {
			expect(told('', 302, { location })).toBe(
				`${shop} redirects elsewhere (HTTP 302) instead of responding. Allow /wp-json/ in your login or maintenance plugin.`,
			);
		},
	);
});
