/**
 * Replaces the package `side-channel` in the bundle (webpack.config.js). `qs` uses it to remember objects while it
 * reads or writes them.
 */
module.exports = function getSideChannel() {
	const values = new WeakMap();
	return {
		has: (key) => values.has(key),
		get: (key) => values.get(key),
		set: (key, value) => void values.set(key, value),
		delete: (key) => values.delete(key),
	};
};
