/**
 * A ClickHouse server in its own process, for tests: the engine as a library (chdb) behind those parts of ClickHouse's
 * HTTP interface that its client uses. `node engine-server.mjs CHDB FOLDER [PORT]` writes its port when it listens.
 */
import { createRequire } from 'node:module';
import { createServer } from 'node:http';

const [, , chdb, folder, port = '0'] = process.argv;
const { Session } = createRequire(import.meta.url)(chdb);
/** A session answers one query at a time; a server answers the statements of a report at once. */
const sessions = Array.from({ length: 4 }, () => ({
	session: new Session(folder),
	/** Settings apply to one request, but the library keeps them: the values that it has. To set each anew takes 2 ms. */
	known: new Map(),
	/** The queries that were given to it, of which the last one ends last. */
	last: Promise.resolve(),
	waiting: 0,
}));

/** URL parameters that are neither settings nor query parameters. */
const own = new Set(['query', 'query_id', 'database', 'default_format', 'session_id', 'role']);
/** Settings of the HTTP interface, which the library does not have. */
const ofHttp =
	/^(wait_end_of_query|send_progress_in_http_headers|http_|enable_http_compression|cancel_http_)/;

async function respond(request) {
	const { searchParams } = new URL(request.url, 'http://localhost');
	const body = await bodyOf(request);
	const query = searchParams.has('query') ? `${searchParams.get('query')}\n${body}` : body;
	const settings = new Map();
	const parameters = {};
	for (const [name, value] of searchParams) {
		if (name.startsWith('param_')) parameters[name.slice(6)] = value;
		else if (!own.has(name) && !ofHttp.test(name)) {
			settings.set(name, `'${value.replaceAll("'", "''")}'`);
		}
	}
	const format = searchParams.get('default_format') ?? 'TabSeparated';
	const [free] = sessions.toSorted((one, other) => one.waiting - other.waiting);
	free.waiting += 1;
	const result = free.last.then(() => run(free, query, { settings, parameters, format }));
	free.last = result.then(
		() => void (free.waiting -= 1),
		() => {
			free.waiting -= 1;
			// Perhaps it has not all settings.
			for (const name of free.known.keys()) free.known.set(name, undefined);
		},
	);
	return result;
}

function run({ session, known }, query, { settings, parameters, format }) {
	const set = [...new Set([...known.keys(), ...settings.keys()])]
		.map((name) => [name, settings.get(name) ?? 'DEFAULT'])
		.filter(([name, value]) => known.get(name) !== value);
	for (const [name, value] of set) known.set(name, value);
	const text = [...set.map(([name, value]) => `SET ${name} = ${value}`), query].join('; ');
	return Object.keys(parameters).length > 0
		? session.queryBindAsync(text, parameters, { format })
		: session.queryAsync(text, { format });
}

async function bodyOf(request) {
	const chunks = [];
	for await (const chunk of request) chunks.push(chunk);
	return Buffer.concat(chunks).toString('utf8');
}

const server = createServer({ maxHeaderSize: 1_000_000 }, async (request, response) => {
	if (request.url.startsWith('/ping')) return response.end('Ok.\n');
	try {
		const result = await respond(request);
		response.end(Buffer.from(result.bytes()));
	} catch (error) {
		response.writeHead(500, { 'x-clickhouse-exception-code': '1' });
		response.end(String(error.message ?? error));
	}
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
// Ends with its parent process.
process.stdin.on('end', () => process.exit(0)).resume();
