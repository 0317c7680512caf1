/** A folder or bucket that cannot be used; the message is for the user and says what to do. */
export class PlaceError extends Error {
	override readonly name = 'PlaceError';
}
