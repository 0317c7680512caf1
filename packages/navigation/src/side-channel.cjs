/** What `qs` remembers of an object while it reads or writes it: in the bundle, in the place of the package `side-channel` (webpack.config.js). */
module.exports = function getSideChannel() {
	const values = new WeakMap();
	return {
		has: (key) => values.has(key),
		get: (key) => values.get(key),
		set: (key, value) => void values.set(key, value),
		delete: (key) => values.delete(key),
	};
};
