/**
 * Loaded by `--import` into every supervised process. Of its heap some 70 MB are there for good, and by default V8 goes
 * through all of it whenever a tenth has come on top, and once more half a minute after a rush: 150 ms of processor
 * time each, as much as 60 guests behind an edge cost. A heap may double first. Measured in `bench/`.
 */
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--heap-growing-percent=100');
setFlagsFromString('--no-memory-reducer');
