import { DatabaseError } from '../database/failures';

/** The engine cannot be used; the message is one sentence for people. */
export class EngineError extends DatabaseError {
	override readonly name = 'EngineError';
}
