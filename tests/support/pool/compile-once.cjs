/* eslint-disable @typescript-eslint/no-require-imports -- jest loads runtimes as CommonJS */
const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { hooksForJest, hooksForTestFile } = require('./async-storages.cjs');

// The engine drops the bytecode of functions that did not run lately, and the next test file would compile them again.
setFlagsFromString('--no-flush-bytecode');

// It optimises a function only after 15 times as much work as usual: most functions of a test do not run often enough to be worth it.
setFlagsFromString('--interrupt-budget=1000000');

/**
 * What no test replaces. Modules find these as variables of a function around them: a look at a global asks the sandbox for it,
 * which takes much longer. Dates are not among them, as fake clocks replace them.
 */
const NAMES =
	`Array ArrayBuffer BigInt Boolean DataView Error Float64Array Function Int32Array Intl JSON Map Math Number Object Promise
	Proxy RangeError Reflect RegExp Set String Symbol SyntaxError TypeError Uint32Array Uint8Array WeakMap WeakSet
	decodeURIComponent encodeURIComponent isNaN parseFloat parseInt`
		.split(/\s+/)
		.join(', ');

/** Of each module file: its code as transformed for Jest, and that code compiled. All projects transform alike. */
const transformed = new Map();
const compiled = new Map();

/**
 * Jest's runtime, which reads, transforms and compiles a module once for all test files of a worker. Jest itself does so again for each
 * test file, which takes more than a third of the time of a short one. Each test file still runs modules of its own and shares no state.
 */
module.exports = class CompileOnce extends Runtime {
	constructor(...options) {
		super(...options);
		this.asyncHooks = hooksForTestFile();
		const core = this.coreModule;
		const requireCore = core.require.bind(core);
		core.require = (name) => (isAsyncHooks(name) ? this.asyncHooks.hooks : requireCore(name));
		const { watch, watchAll } = options.at(-1);
		// While Jest watches, files change and the worker stays.
		if (watch || watchAll) return;
		transformOnce(this.transformCache);
		compileOnce(this.executor, options[1]);
	}

	requireInternalModule(from, name) {
		return isAsyncHooks(name) ? hooksForJest : super.requireInternalModule(from, name);
	}

	teardown() {
		this.asyncHooks.end();
		super.teardown();
	}
};

function isAsyncHooks(name) {
	return name === 'node:async_hooks' || name === 'async_hooks';
}

function transformOnce(cache) {
	const transform = cache.transform.bind(cache);
	cache.transform = (file, about) => {
		if (about?.supportsStaticESM) return transform(file, about);
		const known = transformed.get(file);
		if (known === undefined) {
			const code = transform(file, about);
			const { transforms, sourceMaps } = cache;
			transformed.set(file, { code, full: transforms.get(file), sourceMap: sourceMaps.get(file) });
			return code;
		}
		const { code, full, sourceMap } = known;
		if (full) cache.transforms.set(file, full);
		// Stacks of errors show lines of our files by these.
		if (sourceMap) cache.sourceMaps.set(file, sourceMap);
		return code;
	};
}

function compileOnce(executor, environment) {
	const compile = executor.compile.bind(executor);
	const head = `((${NAMES}) => function (${executor.injectedModuleParameters.join(', ')}) {`;
	const tail = `\n})(${NAMES})`;
	executor.compile = (code, filename) => {
		const context = environment.getVmContext();
		if (context === null) return null;
		const known = compiled.get(filename);
		try {
			if (known?.code === code) return known.script.runInContext(context);
			const script = new Script(`${head}${code}${tail}`, { filename, columnOffset: -head.length });
			compiled.set(filename, { code, script });
			return script.runInContext(context);
		} catch {
			return compile(code, filename); // Jest's own words about what is wrong in the file
		}
	};
}
