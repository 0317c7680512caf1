import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { circles } from './architecture/circles';
import {
	folderSizes,
	namesFrom,
	packageOf,
	readSources,
	roomOf,
	root,
	targetsOf,
	type Source,
} from './architecture/imports';
import {
	compatibility,
	asides,
	doors,
	FOLDER_LIMIT,
	layers,
	LINE_LIMIT,
	lists,
	mayImport,
	momentMethods,
	purity,
	reportRoutes,
	speakersOfMoment,
	walls,
	windowFunction,
} from './architecture/rules';

const sources = readSources();
const isTest = ({ file }: Source) => /\.test\.tsx?$/.test(file);
const isProduct = ({ file }: Source) => /^(?:src|packages)\//.test(file);
const production = sources.filter((source) => isProduct(source) && !isTest(source));

describe('The code', () => {
	it('imports only the packages below its own', () => {
		const broken = production.flatMap(({ file, imports }) => {
			const allowed = mayImport[roomOf(file)] ?? [];
			return imports
				.filter((specifier) => specifier.startsWith('@store-analytics/'))
				.map((specifier) => packageOf(specifier).replace('@store-analytics/', ''))
				.filter((name) => !allowed.includes(name))
				.map((name) => `${file} imports ${name}, which ${roomOf(file)} may not`);
		});
		expect(broken).toEqual([]);
	});

	it('imports a package by its name, never by a path into it', () => {
		const broken = production.flatMap(({ file, imports }) =>
			imports
				.filter((specifier) => specifier.startsWith('.'))
				.map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
				.filter((target) => roomOf(target) !== roomOf(file))
				.map((target) => `${file} reaches into ${target}: import it by its package's name`),
		);
		expect(broken).toEqual([]);
	});

	it.each(doors)('imports $library in one place only, because $why', ({ library, door, why }) => {
		const broken = production
			.filter(({ file, imports }) => !door.test(file) && imports.some((name) => library.test(name)))
			.map(
				({ file }) => `${file} imports ${String(library)} past its door ${String(door)}: ${why}`,
			);
		expect(broken).toEqual([]);
	});

	it('creates moments in the date package only, and passes them on elsewhere', () => {
		const takesMoment = /import\s*\{[^}]*\bmoment\b[^}]*\}\s*from '@store-analytics\/date'/;
		const broken = production
			.filter(({ file, text }) => !/\.stories\.tsx$/.test(file) && takesMoment.test(text))
			.filter(({ file }) => !speakersOfMoment.some((speaker) => speaker.test(file)))
			.map(({ file }) => `${file} makes moments: use readDate, toMoment or calendarDay`);
		expect(broken).toEqual([]);
	});

	it('asks the date package about moments, and calls none of their methods', () => {
		const broken = production
			.filter(({ file }) => !file.includes('.stories.'))
			.filter(({ file }) => momentMethods.files.some((folder) => folder.test(file)))
			.flatMap(({ file, text }) =>
				(momentMethods.call.exec(text) ?? []).map(
					(call) => `${file} calls ${call}: ask the date package`,
				),
			);
		expect(broken).toEqual([]);
	});

	it('takes clock, time zone and address as arguments where it computes with them', () => {
		const broken = production
			.filter(({ file }) => purity.files.some((pure) => pure.test(file)))
			.flatMap(({ file, text }) =>
				[purity.page, ...(file.startsWith('packages/date/') ? [] : [purity.shells])].flatMap(
					(names) =>
						(names.exec(text) ?? []).map((name) => `${file} names ${name}: take it as an argument`),
				),
			);
		expect(broken).toEqual([]);
	});

	it('has everything that the rules of this test name', () => {
		const files = production.map(({ file }) => file);
		const rooms = Object.keys(mayImport);
		const folders = [
			...rooms.map((room) => `${room}/`),
			...Object.values(mayImport).flatMap((names) => names.map((name) => `packages/${name}/`)),
			...walls.flatMap(({ folder, beyond }) => [folder, beyond]),
			...asides.map(({ folder }) => folder),
			reportRoutes.folder,
			...compatibility.packages.map((name) => `packages/${name}/src/compatibility/`),
			...lists,
		];
		const patterns = [
			...doors.map(({ door }) => door),
			...asides.map(({ knownTo }) => knownTo),
			...speakersOfMoment,
			...momentMethods.files,
			...purity.files,
			...compatibility.users,
		];
		const parts = layers.flatMap(({ folder, order }) => order.map((part) => folder + part));
		const imports = new Set(production.flatMap((source) => source.imports));
		expect({
			folders: folders.filter((folder) => !existsSync(path.join(root, folder))),
			parts: parts.filter((part) => !isThere(part)),
			patterns: patterns.filter((pattern) => !files.some((file) => pattern.test(file))),
			libraries: doors
				.map(({ library }) => library)
				.filter((library) => ![...imports].some((name) => library.test(name))),
		}).toEqual({ folders: [], parts: [], patterns: [], libraries: [] });
	});

	it.each(walls)(
		'of $folder imports nothing from $beyond, because $why',
		({ folder, beyond, but, why }) => {
			const broken = production
				.filter(({ file }) => file.startsWith(folder))
				.flatMap(({ file, imports }) =>
					imports
						.map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
						.filter((target) => `${target}/`.startsWith(beyond) && target !== but)
						.map((target) => `${file} imports ${target}: ${why}`),
				);
			expect(broken).toEqual([]);
		},
	);

	it.each(asides)('uses $folder only through $behind', ({ folder, behind, knownTo }) => {
		const broken = production
			.filter(({ file }) => !knownTo.test(file))
			.flatMap(({ file, imports }) =>
				imports
					.map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
					.filter((target) => target.startsWith(folder))
					.map((target) => `${file} imports ${target}: use ${behind}`),
			);
		expect(broken).toEqual([]);
	});

	it.each(layers)(
		'of $folder imports only earlier parts of this order: $order',
		({ folder, order }) => {
			const rankOf = (file: string) => {
				const [part = ''] = file.slice(folder.length).split('/');
				const rank = order.indexOf(part.replace(/\.tsx?$/, ''));
				return rank < 0 ? order.length : rank;
			};
			const broken = production
				.filter(({ file }) => file.startsWith(folder) && !file.includes('.stories.'))
				.flatMap(({ file, imports }) =>
					imports
						.filter((specifier) => specifier.startsWith('.'))
						.map((specifier) => path.posix.join(path.posix.dirname(file), specifier))
						.filter((target) => target.startsWith(folder) && rankOf(target) > rankOf(file))
						.map((target) => `${file} imports ${target}, which stands above it`),
				);
			expect(broken).toEqual([]);
		},
	);

	it.each(compatibility.packages)(
		'uses nothing of packages/%s that only extensions need',
		(name) => {
			const house = `packages/${name}/src/compatibility/`;
			const index = production.filter(({ file }) => file === `packages/${name}/src/index.ts`);
			const handedOn = index.flatMap((source) => namesFrom(source, './compatibility/'));
			expect(handedOn).not.toEqual([]);
			const broken = production
				.filter(({ file }) => !file.startsWith(house))
				.filter(({ file }) => !compatibility.users.some((user) => user.test(file)))
				.flatMap((source) =>
					[
						...targetsOf(source).filter((target) => target.startsWith(house)),
						...namesFrom(source, `@store-analytics/${name}`).filter((used) =>
							handedOn.includes(used),
						),
					].map(
						(target) => `${source.file} imports ${target}: move that out of compatibility first`,
					),
				);
			expect(broken).toEqual([]);
		},
	);

	it('has no circular imports, not even of types or of code that loads late', () => {
		expect(circles(sources)).toEqual([]);
	});

	it('of the product imports nothing from the folders named testing', () => {
		const isSupport = (file: string) => /\/testing\/|\.stories\.tsx$/.test(file);
		const broken = production
			.filter(({ file }) => !isSupport(file))
			.flatMap(({ file, imports }) =>
				imports
					.filter((name) => name.split('/').includes('testing') || name === 'fast-check')
					.map((name) => `${file} imports ${name}`),
			);
		expect(broken).toEqual([]);
	});

	it(`has at most ${FOLDER_LIMIT} files in a folder, except for lists of one kind`, () => {
		const broken = [...folderSizes()]
			.filter(
				([folder, count]) =>
					count > FOLDER_LIMIT && !lists.some((list) => `${folder}/`.startsWith(list)),
			)
			.map(([folder, count]) => `${folder} holds ${count} files, more than ${FOLDER_LIMIT}`);
		expect(broken).toEqual([]);
	});

	it('has the SQL of reports in the report engine, not in routes', () => {
		const broken = production
			.filter(
				({ file, text }) => file.startsWith(reportRoutes.folder) && reportRoutes.sql.test(text),
			)
			.map(({ file }) => `${file} holds SQL: put it into store-server/src/reports`);
		expect(broken).toEqual([]);
	});

	it('uses no window functions, because a race in DuckDB can make the database unusable', () => {
		const broken = production
			.filter(
				({ file, text }) => roomOf(file) === 'packages/store-server' && windowFunction.test(text),
			)
			.map(({ file }) => `${file} uses a window function: count or rank in a subquery`);
		expect(broken).toEqual([]);
	});

	it(`has at most ${LINE_LIMIT} lines in a file`, () => {
		const broken = sources
			.filter(({ lines }) => lines > LINE_LIMIT)
			.map(({ file, lines }) => `${file} has ${lines} lines, more than ${LINE_LIMIT}: cut it`);
		expect(broken).toEqual([]);
	});

	it('has no file named utils, helpers, misc or common', () => {
		const broken = sources
			.map(({ file }) => file)
			.filter((file) => /(^|\/)(utils?|helpers?|misc|common)\.tsx?$/.test(file));
		expect(broken).toEqual([]);
	});

	it('has an index of explicit exports and a README in every package', () => {
		const broken = Object.keys(mayImport)
			.filter((room) => room.startsWith('packages/'))
			.flatMap((room) => {
				const index = readFileSync(path.join(root, room, 'src/index.ts'), 'utf8');
				return [
					...(/export \*/.test(index)
						? [`${room}/src/index.ts exports everything: name what is public`]
						: []),
					...(existsSync(path.join(root, room, 'README.md')) ? [] : [`${room} has no README.md`]),
				];
			});
		expect(broken).toEqual([]);
	});

	it('translates nothing while a module loads, because the language is not known yet', () => {
		const broken = production
			.filter(({ text }) =>
				/^(?:export )?const \w+(?::[^=]+)? = (?:__|_x|_n|sprintf)\(/m.test(text),
			)
			.map(({ file }) => `${file} calls a translation at import time: put it into a function`);
		expect(broken).toEqual([]);
	});

	it('has every text in the text domain store-analytics', () => {
		const broken = production
			.filter(({ text }) => /\b(?:__|_n|_x|_nx)\(\s*(['"])(?:(?!\1).)*\1\s*\)/.test(text))
			.map(({ file }) => `${file} has a text without the text domain 'store-analytics'`);
		expect(broken).toEqual([]);
	});
});

/** A folder, or a file without its extension. */
function isThere(part: string): boolean {
	return ['', '.ts', '.tsx'].some((ending) => existsSync(path.join(root, part + ending)));
}
