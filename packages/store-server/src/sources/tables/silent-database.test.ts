import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { ShopError } from '../connection/shop-error';
import { ShopDatabase } from './shop-database';

const sockets: Socket[] = [];
let server: Server;
/**
 * Statements that get a response before the server falls silent. It closes no connection, like an interrupted network.
 */
let replies = 0;

/** A packet of MySQL’s protocol: three bytes of length, its number, its content. */
function packet(number: number, ...said: readonly (string | readonly number[])[]): Buffer {
	const body = Buffer.concat(
		said.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from(part))),
	);
	return Buffer.concat([Buffer.from([body.length, 0, 0, number]), body]);
}

/** Version, id, a challenge in two parts, capabilities (4.1, secure passwords). */
const greeting = packet(
	0,
	[10],
	'10.11.0-MariaDB',
	[1, 0, 0, 0],
	'12345678',
	[0, 0x82, 45, 2, 0, 0, 0, 21, ...new Array<number>(10).fill(0)],
	'123456789012',
);
const done = (number: number) => packet(number, [0, 0, 0, 2, 0, 0, 0]);

beforeAll(async () => {
	server = createServer((socket) => {
		sockets.push(socket);
		socket.on('error', () => undefined);
		socket.write(greeting);
		let isIn = false;
		socket.on('data', () => {
			if (!isIn) socket.write(done(2));
			else if (replies-- > 0) socket.write(done(1));
			isIn = true;
		});
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
});

afterAll(() => {
	for (const socket of sockets) socket.destroy();
	server.close();
});

function reader(): ShopDatabase {
	const { port } = server.address() as AddressInfo; // the server listens on a port
	const credentials = { kind: 'database', name: 'reader', secret: '' } as const;
	const shop = `mysql://127.0.0.1:${port}/shop?prefix=wp_`;
	return new ShopDatabase({ shop, credentials }, Date.now, 100);
}

describe('a database behind an interrupted network', () => {
	it.each([
		['at the first statement', 0],
		['in the middle of a snapshot', 4],
		['when a snapshot has been read', 5],
	])('causes a timeout although no connection ends: %s', async (_, statements) => {
		replies = statements;
		const database = reader();
		const reading = database.snapshot((tables) => tables.rows('SELECT 1'));
		await expect(reading).rejects.toThrow(ShopError);
		await expect(reading).rejects.toMatchObject({ problem: 'cut-off' });
		const connections = sockets.length;
		// The next query uses a new connection, not the one that hangs.
		await expect(database.clock()).rejects.toMatchObject({ problem: 'cut-off' });
		expect(sockets.length).toBe(connections + 1);
		await database.close();
	});
});
