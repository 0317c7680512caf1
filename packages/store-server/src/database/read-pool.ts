import type { ConnectionDatabase } from './connection-database';
import { ClosedError } from './failures';
import { Semaphore, newClient, type Client, type Load } from './semaphore';

/** Statements that may run at the same time; each of them uses all processors already. */
const SHORT_PLACES = 3;

/** More of them that have turned out to be long. */
const LONG_PLACES = 2;

/** Connections that a pool is made of. */
export const POOL_SIZE = SHORT_PLACES + LONG_PLACES;

/** Milliseconds after which a statement is a long one. */
const SHORT_TIME = 60;

/** Reads that wait; who comes then is told to ask again. */
const MOST_WAITING = 300;

/** Why a statement is broken off that will be begun anew. */
const makesRoom = new Error('Others are waiting.');

/** Reads by a connection, and breaks off with the signal's reason. */
type Statement<Result> = (connection: ConnectionDatabase, signal: AbortSignal) => Promise<Result>;

/**
 * The connections that requests read by. A statement that takes long moves to a place of the long ones, and where none is free it is broken
 * off as soon as another request waits, and begun anew in its turn: however many ask for what takes long, who wants little waits for
 * nobody's whole statement.
 */
export class ReadPool {
	private readonly short = new Semaphore(SHORT_PLACES, {
		each: SHORT_PLACES - 1,
		mostWaiting: MOST_WAITING,
	});
	private readonly long = new Semaphore(LONG_PLACES, { each: 1, mostWaiting: MOST_WAITING });
	private readonly idle: ConnectionDatabase[];
	private readonly underWay = new Set<Promise<unknown>>();
	/** Break off the statements that are at work. */
	private readonly breaks = new Set<AbortController>();
	private isClosing = false;
	private hasEnded = false;

	constructor(private readonly connections: readonly ConnectionDatabase[]) {
		this.idle = [...connections];
	}

	/** Of one client with all its statements: once they have taken more than a short one may, those that follow are long, too. */
	async read<Result>(statement: Statement<Result>, client: Client = newClient()): Promise<Result> {
		if (this.isClosing) throw new ClosedError();
		const reading = this.readInTurn(statement, client);
		this.underWay.add(reading);
		return reading.finally(() => this.underWay.delete(reading));
	}

	private async readInTurn<Result>(statement: Statement<Result>, client: Client): Promise<Result> {
		if (client.spent < SHORT_TIME) {
			const short = await this.readShort(statement, client);
			if (short) return short.result;
		}
		return this.long.pass(() => this.run(statement, new AbortController()), client);
	}

	/** Nothing where the statement had to make room. */
	private async readShort<Result>(statement: Statement<Result>, client: Client) {
		let leave = await this.short.enter(client);
		const breaking = new AbortController();
		const clock = setInterval(() => {
			const leaveLong = this.long.enterAtOnce(client);
			if (leaveLong) {
				leave();
				leave = leaveLong;
				clearInterval(clock);
			} else if (this.short.load.waiting > 0) breaking.abort(makesRoom);
		}, SHORT_TIME);
		try {
			return { result: await this.run(statement, breaking) };
		} catch (error) {
			if (error === makesRoom) return undefined;
			throw error;
		} finally {
			clearInterval(clock);
			leave();
		}
	}

	private async run<Result>(
		statement: Statement<Result>,
		breaking: AbortController,
	): Promise<Result> {
		if (this.hasEnded) throw new ClosedError();
		const connection = this.idle.pop();
		// There are as many as both semaphores let in.
		if (!connection) throw new Error('No connection is free.');
		this.breaks.add(breaking);
		try {
			return await statement(connection, breaking.signal);
		} finally {
			this.breaks.delete(breaking);
			this.idle.push(connection);
		}
	}

	get load(): Load {
		const [short, long] = [this.short.load, this.long.load];
		return { running: short.running + long.running, waiting: short.waiting + long.waiting };
	}

	/** Breaks off what is read, and refuses what waits. */
	end(): void {
		this.hasEnded = true;
		for (const breaking of this.breaks) breaking.abort(new ClosedError());
	}

	/** Waits for what is read; what comes now is refused. */
	async drain(): Promise<void> {
		this.isClosing = true;
		await Promise.allSettled(this.underWay);
	}

	async close(): Promise<void> {
		for (const connection of this.connections) await connection.close();
	}
}
