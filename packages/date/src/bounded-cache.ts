/** Keeps the newest `limit` results by key, so that equal calls get the identical result. */
export function boundedCache<Result>(limit: number) {
	const results = new Map<string, Result>();
	return (text: string, compute: () => Result): Result => {
		const known = results.get(text);
		if (known !== undefined) return known;
		const result = compute();
		results.set(text, result);
		const oldest = results.keys().next();
		if (results.size > limit && !oldest.done) results.delete(oldest.value);
		return result;
	};
}
