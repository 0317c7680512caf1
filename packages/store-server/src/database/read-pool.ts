import type { ConnectionDatabase } from './connection-database';
import { ClosedError } from './failures';
import { Semaphore, newClient, type Client, type Load } from './semaphore';

/** Statements that run at once; each uses all processors. */
const SHORT_PLACES = 3;

/** Further places for what is no report, such as settings, while the others are taken. */
const QUICK_PLACES = 1;

/** Further places for long statements of reports. */
const LONG_PLACES = 2;

/** The same for what is no report. */
const QUIET_PLACES = 1;

/** The connections of a pool. */
export const POOL_SIZE = SHORT_PLACES + QUICK_PLACES + LONG_PLACES + QUIET_PLACES;

/** Milliseconds after which a statement counts as long. */
const SHORT_TIME = 60;

/** The most waiting reads; further ones must come again. */
const MOST_WAITING = 300;

/** Why a statement is interrupted and restarted. */
const makesRoom = new Error('Others are waiting.');

/** For whom a statement is. */
interface ReadFor {
	readonly client?: Client;
	readonly isReport?: boolean;
}

/** Reads on a connection; interrupts with the signal's reason. */
type Statement<Result> = (connection: ConnectionDatabase, signal: AbortSignal) => Promise<Result>;

/**
 * The connections for requests. A long statement moves to a long place. Without a free one it is interrupted as soon as
 * another request waits, and restarted in its turn. So a short read never waits for a whole long statement, and what is no
 * report never for reports.
 */
export class ReadPool {
	private readonly short = new Semaphore(SHORT_PLACES, {
		each: SHORT_PLACES - 1,
		mostWaiting: MOST_WAITING,
	});
	private readonly quick = new Semaphore(QUICK_PLACES);
	private readonly long = new Semaphore(LONG_PLACES, { each: 1, mostWaiting: MOST_WAITING });
	private readonly quiet = new Semaphore(QUIET_PLACES);
	private readonly idle: ConnectionDatabase[];
	private readonly underWay = new Set<Promise<unknown>>();
	/** Interrupt the running statements. */
	private readonly breaks = new Set<AbortController>();
	private isClosing = false;
	private hasEnded = false;

	constructor(private readonly connections: readonly ConnectionDatabase[]) {
		this.idle = [...connections];
	}

	/** Of one client with all its statements: once they have taken more than a short one may, those that follow are long, too. */
	async read<Result>(
		statement: Statement<Result>,
		{ client = newClient(), isReport = false }: ReadFor = {},
	): Promise<Result> {
		if (this.isClosing) throw new ClosedError();
		const reading = this.readInTurn(statement, client, isReport);
		this.underWay.add(reading);
		return reading.finally(() => this.underWay.delete(reading));
	}

	private async readInTurn<Result>(
		statement: Statement<Result>,
		client: Client,
		isReport: boolean,
	): Promise<Result> {
		const long = isReport ? this.long : this.quiet;
		if (client.spent < SHORT_TIME) {
			const isCrowded = this.short.load.running >= SHORT_PLACES;
			const short = isCrowded && !isReport ? this.quick : this.short;
			const read = await this.readShort(statement, client, { short, long });
			if (read) return read.result;
		}
		return long.pass(() => this.run(statement, new AbortController()), client);
	}

	/** Undefined if the statement had to make room. */
	private async readShort<Result>(
		statement: Statement<Result>,
		client: Client,
		{ short, long }: Readonly<Record<'short' | 'long', Semaphore>>,
	) {
		let leave = await short.enter(client);
		const breaking = new AbortController();
		const clock = setInterval(() => {
			const leaveLong = long.enterAtOnce(client);
			if (leaveLong) {
				leave();
				leave = leaveLong;
				clearInterval(clock);
			} else if (short.load.waiting > 0) breaking.abort(makesRoom);
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
		// There are as many as the semaphores let in.
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
		const loads = [this.short, this.quick, this.long, this.quiet].map(({ load }) => load);
		return {
			running: loads.reduce((sum, { running }) => sum + running, 0),
			waiting: loads.reduce((sum, { waiting }) => sum + waiting, 0),
		};
	}

	/** Interrupts running reads, and refuses waiting ones. */
	end(): void {
		this.hasEnded = true;
		for (const breaking of this.breaks) breaking.abort(new ClosedError());
	}

	/** Waits for running reads, and refuses new ones. */
	async drain(): Promise<void> {
		this.isClosing = true;
		await Promise.allSettled(this.underWay);
	}

	async close(): Promise<void> {
		for (const connection of this.connections) await connection.close();
	}
}
