import { withoutData, withoutPeople } from './logger';

describe('a text for the log', () => {
	it.each([
		['Could not convert string "Jane O\'Neill" to INT64', 'Could not convert string … to INT64'],
		["Could not convert string 'O'Neill' to INT64", 'Could not convert string … to INT64'],
		[
			'GET /wp-json/wc-analytics/customers?search=jane%40x.org failed',
			'GET /wp-json/wc-analytics/customers?… failed',
		],
		['no account for jane.doe@mail.example, sorry', 'no account for … sorry'],
		['no account for +49 (30) 123-4567, sorry', 'no account for …, sorry'],
		['asked by 203.0.113.9 and 2001:db8:0:1::7', 'asked by … and …'],
		['listening at http://127.0.0.1:8765', 'listening at http://127.0.0.1:8765'],
		['Bearer aB3_dE6gH9jK2mN5pQ8sT1vW is wrong', 'Bearer … is wrong'],
		[
			'Out of Memory Error: 512.0 MiB of 1.0 GiB at 12:30:45',
			'Out of Memory Error: 512.0 MiB of 1.0 GiB at 12:30:45',
		],
	])('%s: %s', (text, kept) => {
		expect(withoutPeople(text)).toBe(kept);
	});

	it.each(['x', 'a ', '@', '"', '“', '0:', '1.'])(
		'of a million signs (%j …) takes no time, and names nobody',
		(piece) => {
			const begun = performance.now();
			const long = withoutPeople(`It failed: "Jane O'Neill ${piece.repeat(1e6 / piece.length)}`);
			expect(long).toBe('It failed: …');
			expect(performance.now() - begun).toBeLessThan(1000);
		},
	);
});

describe('an error for the log', () => {
	it('says what it is and where it came from, and nothing of what it was about', () => {
		const cause = new TypeError('no such customer: "Jane Doe"');
		const error = Object.assign(new Error('cannot read jane@mail.example\n"Doe"', { cause }), {
			code: 'E_READ',
			customer: 'Jane Doe',
		});
		const told = withoutData(error);
		expect(told).toMatchObject({
			type: 'Error',
			code: 'E_READ',
			message: 'cannot read …\n…',
			cause: { type: 'TypeError', message: 'no such customer: …' },
		});
		expect(told.stack).toMatch(/^ {4}at .*logger\.test\.ts/);
		expect(JSON.stringify(told)).not.toMatch(/jane|doe/i);
	});
});
