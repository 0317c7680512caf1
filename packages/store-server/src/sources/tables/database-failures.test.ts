import { inLanguage } from '../../server/first-run/page-language';
import { LocalizedError } from '../../base/errors';
import { databaseError } from './database-failures';

const address = {
	host: 'db.example',
	port: 3306,
	socket: null,
	database: 'shop',
	prefix: 'wp_',
	tls: 'off',
} as const;

function failure(code: string): LocalizedError {
	const error = databaseError(Object.assign(new Error('secret words'), { code }), address);
	if (error instanceof LocalizedError) return error;
	throw new Error(`${code} is told to nobody.`);
}

describe('A database failure', () => {
	it('is explained in English on the terminal, and in the page’s language on a page', () => {
		const german = {
			locale: 'de_DE',
			texts: { '%s ended the connection.': ['%s hat die Verbindung beendet.'] },
		};
		const error = failure('PROTOCOL_CONNECTION_LOST');
		expect(error.message).toBe('db.example:3306 ended the connection.');
		expect(inLanguage(german, () => error.say())).toBe(
			'db.example:3306 hat die Verbindung beendet.',
		);
	});

	it('hides the server’s error message, and names unknown errors by code', () => {
		expect(failure('ER_PARSE_ERROR').message).toBe(
			'The database at db.example:3306 rejected a query (ER_PARSE_ERROR).',
		);
		expect(failure('secret words').message).toBe(
			'The database at db.example:3306 rejected a query.',
		);
	});

	it('contains the statement that grants read access', () => {
		expect(failure('ER_DBACCESS_DENIED_ERROR').message).toContain(
			"Ask an administrator to run: GRANT SELECT ON `shop`.* TO '…'@'…'",
		);
	});
});
