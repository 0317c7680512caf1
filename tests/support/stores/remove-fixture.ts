import { removeFixture } from './fixture-file';

/** Removes what make-fixture.ts has made. */
export default removeFixture;
