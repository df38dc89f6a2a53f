/* Loaded before the C library: writes down, in the order they happen, what is done to the files of
 * one folder and what is made durable. So a test can tell what a disk would hold had the power
 * failed at any moment. Records: one letter, the inode, an offset, a length, then so many bytes.
 *   O opened, under this name      W written     T cut to this length
 *   S synced (a file or the folder)              U this name removed
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FILES 4096
static char watched[FILES];
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static const char *folder(void) { return getenv("POWER_FOLDER"); }

/* The name within our folder; "" for the folder itself; NULL for anything else. */
static const char *ours(const char *path) {
    const char *home = folder();
    size_t length = home ? strlen(home) : 0;
    if (!length || strncmp(path, home, length)) return NULL;
    return path[length] == '/' ? path + length + 1 : path[length] ? NULL : "";
}

static void note(char what, uint64_t inode, uint64_t offset, const void *data, uint64_t length) {
    if (journal < 0) {
        REAL(int, "open", const char *, int, ...);
        journal = real(getenv("POWER_JOURNAL"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
        if (journal < 0) abort();
    }
    uint64_t numbers[3] = {inode, offset, length};
    struct iovec parts[3] = {{&what, 1}, {numbers, sizeof numbers}, {(void *)data, length}};
    ssize_t whole = 1 + sizeof numbers + (data ? length : 0);
    if (writev(journal, parts, data ? 3 : 2) != whole) abort();
}

static uint64_t inode_of(int fd) {
    struct stat found;
    return fstat(fd, &found) ? 0 : found.st_ino;
}

static int opened(int fd, const char *path, int flags) {
    const char *name = fd >= 0 && fd < FILES ? ours(path) : NULL;
    if (!name) return fd;
    pthread_mutex_lock(&turn);
    watched[fd] = 1;
    note('O', inode_of(fd), 0, name, strlen(name));
    if (flags & O_TRUNC) note('T', inode_of(fd), 0, NULL, 0);
    pthread_mutex_unlock(&turn);
    return fd;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(int, #name, const char *, int, ...); \
        va_list more; \
        va_start(more, flags); \
        int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, int) : 0; \
        va_end(more); \
        return opened(real(path, flags, mode), path, flags); \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    REAL(int, "close", int);
    if (fd >= 0 && fd < FILES) watched[fd] = 0;
    return real(fd);
}

static int is_watched(int fd) { return fd >= 0 && fd < FILES && watched[fd]; }

ssize_t write(int fd, const void *data, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    if (!is_watched(fd)) return real(fd, data, length);
    pthread_mutex_lock(&turn);
    ssize_t done = real(fd, data, length);
    if (done > 0) note('W', inode_of(fd), lseek(fd, 0, SEEK_CUR) - done, data, done);
    pthread_mutex_unlock(&turn);
    return done;
}

#define PWRITE(name) \
    ssize_t name(int fd, const void *data, size_t length, off_t offset) { \
        REAL(ssize_t, #name, int, const void *, size_t, off_t); \
        if (!is_watched(fd)) return real(fd, data, length, offset); \
        pthread_mutex_lock(&turn); \
        ssize_t done = real(fd, data, length, offset); \
        if (done > 0) note('W', inode_of(fd), offset, data, done); \
        pthread_mutex_unlock(&turn); \
        return done; \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define TRUNCATE(name) \
    int name(int fd, off_t length) { \
        REAL(int, #name, int, off_t); \
        if (!is_watched(fd)) return real(fd, length); \
        pthread_mutex_lock(&turn); \
        int done = real(fd, length); \
        if (!done) note('T', inode_of(fd), length, NULL, 0); \
        pthread_mutex_unlock(&turn); \
        return done; \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name) \
    int name(int fd) { \
        REAL(int, #name, int); \
        if (!is_watched(fd)) return real(fd); \
        pthread_mutex_lock(&turn); \
        int done = real(fd); \
        if (!done) note('S', inode_of(fd), 0, NULL, 0); \
        pthread_mutex_unlock(&turn); \
        return done; \
    }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    const char *name = ours(path);
    if (!name) return real(path);
    pthread_mutex_lock(&turn);
    int done = real(path);
    if (!done) note('U', 0, 0, name, strlen(name));
    pthread_mutex_unlock(&turn);
    return done;
}
